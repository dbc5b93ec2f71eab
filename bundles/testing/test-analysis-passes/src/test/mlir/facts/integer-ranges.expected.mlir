module {
  func.func @f(%arg0: i8, %arg1: f32) -> i8 attributes {facts.integer_ranges = {arguments = [["any", "no integer"]]}, facts.integer_ranges_like_reference = {arguments = [["any", "no integer"]]}} {
    %c0_i8 = arith.constant {facts.integer_ranges = {results = ["[0, 0]"]}, facts.integer_ranges_like_reference = {results = ["[0, 0]"]}} 0 : i8
    %c1_i8 = arith.constant {facts.integer_ranges = {results = ["[1, 1]"]}, facts.integer_ranges_like_reference = {results = ["[1, 1]"]}} 1 : i8
    %c10_i8 = arith.constant {facts.integer_ranges = {results = ["[10, 10]"]}, facts.integer_ranges_like_reference = {results = ["[10, 10]"]}} 10 : i8
    %0 = scf.while (%arg2 = %c0_i8) : (i8) -> i8 {
      %2 = arith.cmpi slt, %arg2, %c10_i8 {facts.integer_ranges = {results = ["any"]}, facts.integer_ranges_like_reference = {results = ["any"]}} : i8
      scf.condition(%2) %arg2 : i8
    } do {
    ^bb0(%arg2: i8):
      %2 = arith.addi %arg2, %c1_i8 {facts.integer_ranges = {results = ["[1, 10]"]}, facts.integer_ranges_like_reference = {results = ["any"]}} : i8
      scf.yield %2 : i8
    } attributes {facts.integer_ranges = {arguments = [["[0, 10]"], ["[0, 9]"]], results = ["[10, 10]"]}, facts.integer_ranges_like_reference = {arguments = [["any"], ["any"]], results = ["any"]}}
    %1 = arith.maxui %arg0, %c10_i8 {facts.integer_ranges = {results = ["unsigned [10, 255] signed [-128, 127]"]}, facts.integer_ranges_like_reference = {results = ["unsigned [10, 255] signed [-128, 127]"]}} : i8
    return %0 : i8
  }
}

