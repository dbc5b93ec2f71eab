module {
  ods.dialect @drr {
    ods.operation @op_a {attributes = ["attr: i32"], operands = ["x: i32"], results = ["r: i32"]}
    ods.operation @op_b {attributes = ["attr: i32"], operands = ["x: i32"], results = ["r: i32"]}
    ods.operation @op_d {operands = ["x: i32"], results = ["r: i32"]}
    ods.operation @op_e {operands = ["x: i32"], results = ["r: i32"]}
    ods.operation @op_f {operands = ["x: i32"], results = ["r: i32"]}
    ods.operation @op_g {operands = ["x: i32"], results = ["r: i32"]}
    ods.operation @op_n {operands = ["x: any", "y: any"], results = ["r: i32"]}
    ods.operation @op_o {operands = ["x: i32"], results = ["r: i32"]}
    ods.operation @either_op_a {operands = ["a: i32 | i16 | i8", "b: any", "c: any"], results = ["r: i32"]}
    ods.operation @either_op_b {operands = ["a: any", "b: any"], results = ["r: i32"]}
    ods.operation @three_result {attributes = ["kind: i64"], result_names = ["result1", "result2", "result3"], results = ["result1: i32", "result2: f32", "result3: f32"]}
    ods.operation @another_three_result {attributes = ["kind: i64"], result_names = ["result1", "result2", "result3"], results = ["result1: i32", "result2: f32", "result3: f32"]}
    ods.pattern @a_of_a {match = "drr.op_a(drr.op_a($x)) {attr = $attr}", replace = "drr.op_b($x) {attr = $attr}"}
    ods.pattern @a {match = "drr.op_a($x) {attr = $attr}", replace = "drr.op_b($x) {attr = $attr}"}
    ods.pattern @d_to_e {match = "drr.op_d($x)", replace = "drr.op_e($x)"}
    ods.pattern @d_to_f {benefit = 11 : i64, match = "drr.op_d($x)", replace = "drr.op_f($x)"}
    ods.pattern @g {match = "drr.op_g($x)", replace = "drr.op_b($x) {attr = 20 : i32}"}
    ods.pattern @g_of_g {match = "drr.op_g(drr.op_g($x))", replace = "drr.op_b($x) {attr = 34 : i32}"}
    ods.pattern @n_of_same {match = "drr.op_n($x, $x)", replace = "drr.op_o($x)"}
    ods.pattern @either {match = "drr.either_op_a(either(drr.either_op_b, $b: i16), $c)", replace = "drr.either_op_b($b, $c)"}
    ods.pattern @three {match = "drr.three_result {kind = 1 : i64}", replace = "drr.another_three_result() {kind = 1 : i64}"}
  }
}

