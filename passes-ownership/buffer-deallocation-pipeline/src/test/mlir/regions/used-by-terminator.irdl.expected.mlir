module {
  ods.dialect @looping {
    ods.operation @while {interfaces = ["region_branch(entry: body(inits), body: body(...) | exit(...))", "loop(body)"], operands = ["inits: any..."], regions = ["body: one_block"], results = ["results: any..."], traits = ["recursive_memory_effects"]}
    ods.operation @condition {interfaces = ["region_branch_terminator(passed)"], operands = ["used: any read", "passed: any..."], traits = ["terminator"]}
  }
}

