// RUN:
// REFERENCE: has no dialect ods.
// A loop that counts, and one that repeats its region an unknown number of times.

ods.dialect @flow {
  ods.operation @for {
    operands = ["lower: index", "upper: index"],
    regions = ["body: one_block"],
    traits = ["recursive_memory_effects"],
    implicit_terminator = "flow.yield",
    interfaces = ["region_branch(entry: body | exit, body: body | exit)", "loop(body, lower: lower, upper: upper, step: 1)"],
    format = "$lower `to` $upper custom<RegionWithArguments>($body) attr-dict"
  }
  ods.operation @repeat {
    regions = ["body: one_block"],
    traits = ["recursive_memory_effects"],
    implicit_terminator = "flow.yield",
    interfaces = ["region_branch(entry: body, body: body | exit)", "loop(body)"],
    format = "$body attr-dict"
  }
  ods.operation @once {
    regions = ["body: one_block"],
    traits = ["recursive_memory_effects"],
    implicit_terminator = "flow.yield",
    interfaces = ["region_branch(entry: body, body: exit)"],
    format = "$body attr-dict"
  }
  ods.operation @yield {effects = [], traits = ["return_like"], format = "attr-dict"}
}
