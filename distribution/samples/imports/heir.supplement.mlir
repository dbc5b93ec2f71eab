// What the definitions of HEIR leave to C++; for: mortise-import --with=heir.supplement.mlir
ods.dialect @secret {
  ods.operation @generic {
    attributes = ["__argattrs: array?", "__resattrs: array?"],
    format = "`(` custom<OperandsWithTypes>($inputs, type($inputs), $__argattrs) `)` attr-dict-with-keyword $region custom<ArrowTypes>(type($results), $__resattrs)"
  }
  ods.operation @yield {format = "attr-dict ($values^ `:` type($values))?"}
}
ods.dialect @mod_arith {
  ods.operation @constant {attributes = ["value: i64"], format = "$value attr-dict `:` type($output)"}
}
ods.dialect @polynomial {
  ods.operation @constant {
    attributes = ["int_value: #polynomial.int_polynomial?", "value: any?"],
    format = "(`int` $int_value^) : ($value)? attr-dict `:` type($output)"
  }
}
