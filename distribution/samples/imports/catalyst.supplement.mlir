// What the definitions of Catalyst leave to C++; for: mortise-import --with=catalyst.supplement.mlir
ods.dialect @qref {
  ods.operation @operator {
    attributes = ["op_name: string", "adjoint: unit?", "UID: i64?", "static_data: dictionary?", "param_map: dictionary?", "qubit_map: dictionary?"],
    format = "$op_name `(` custom<OperandsWithTypes>($params, type($params)) `)` (`forward` `(` $forward_args^ `:` type($forward_args) `)`)? (`adj` $adjoint^)? (`qubits` `(` $qubits^ `)`)? (`quregs` `(` $qreg^ `:` type($qreg) `)`)? (`indices` `(` custom<OperandsWithTypes>($arr_qubit_indices, type($arr_qubit_indices))^ `)`)? (`ctrls` `(` $ctrl_qubits^ `)` `ctrl_vals` `(` $ctrl_values `)`)? (`index_ctrls` `(` $arr_ctrl_indices^ `:` type($arr_ctrl_indices) `)` `index_ctrl_vals` `(` $arr_ctrl_values `:` type($arr_ctrl_values) `)`)? (`static_data` `=` $static_data^)? (`param_map` `=` $param_map^)? (`qubit_map` `=` $qubit_map^)? attr-dict"
  }
}
