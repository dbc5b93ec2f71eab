// RUN: --ownership-based-buffer-deallocation --allow-unregistered-dialect --verify-diagnostics --split-input-file
func.func @unknown() {
  // expected-error @below {{ops with unknown memory side effects are not supported}}
  "some.operation"() : () -> ()
  return
}
