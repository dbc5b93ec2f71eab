// RUN: --test-lazy-loading="bytecode-version=1"
// Before version 2, regions were not sections of the file, so that all are read at once.

func.func @function() {
  return
}
