// RUN: --mlir-disable-threading --pass-pipeline="builtin.module(func.func(test-diagnostic-filter{filters=hidden,secret}))" 2>&1
// The place of a message and its callers, without the files of some names.
func.func private @shown() attributes {test.loc = loc("file.cc":1:2)}
func.func private @hidden() attributes {test.loc = loc("hidden.cc":1:2)}
func.func private @caller() attributes {
  test.loc = loc(callsite("hidden.cc":1:2 at callsite("file.cc":3:4 at callsite("secret.cc":5:6 at "last.cc":7:8))))}
func.func private @fused() attributes {test.loc = loc(fused["hidden.cc":1:2, "a"("file.cc":3:4), "other.cc":5:6])}
func.func private @unknown() attributes {test.loc = loc(unknown)}
func.func private @named() attributes {test.loc = loc(callsite("name" at "file.cc":1:2))}
