// What the definitions of CIRCT leave to C++; for: mortise-import --with=circt.supplement.mlir
ods.dialect @hw {
  ods.operation @module {attributes = ["sym_name: symbol_name", "module_type: type", "per_port_attrs: array?", "parameters: array", "comment: string?"]}
  ods.operation @module.extern {attributes = ["sym_name: symbol_name", "module_type: type", "per_port_attrs: array?", "parameters: array", "verilogName: string?"]}
  ods.operation @instance {attributes = ["instanceName: string", "moduleName: flat_symbol", "argNames: array", "resultNames: array", "parameters: array", "inner_sym: flat_symbol?", "doNotPrint: unit?"]}
  ods.operation @constant {format = "$value attr-dict"}
  ods.operation @hierpath {
    attributes = ["sym_visibility: string?", "sym_name: symbol_name", "namepath: array"],
    format = "custom<SymbolVisibility>($sym_visibility) $sym_name $namepath attr-dict"
  }
  ods.operation @wire {
    attributes = ["name: string?", "inner_sym: flat_symbol?"],
    format = "$input (`sym` $inner_sym^)? attr-dict `:` qualified(type($input))"
  }
}
ods.dialect @seq {
  ods.operation @compreg {
    attributes = ["name: string?", "inner_sym: flat_symbol?"],
    types = ["same(input, data, resetValue)", "initialValue = !seq.immutable(data)"],
    format = "(`sym` $inner_sym^)? $input `,` $clk (`reset` $reset^ `,` $resetValue)? (`initial` $initialValue^)? attr-dict `:` type($data)"
  }
}
ods.dialect @sv {
  ods.operation @wire {
    attributes = ["name: string?", "inner_sym: flat_symbol?"],
    format = "(`sym` $inner_sym^)? attr-dict `:` qualified(type($result))"
  }
  ods.operation @logic {
    attributes = ["name: string?", "inner_sym: flat_symbol?"],
    format = "(`sym` $inner_sym^)? attr-dict `:` qualified(type($result))"
  }
  ods.operation @localparam {
    attributes = ["value: any", "name: string?"],
    format = "attr-dict `:` qualified(type($result))"
  }
}
ods.dialect @llhd {
  ods.operation @sig {attributes = ["name: string?"], types = ["result = !llhd.ref(init)"], format = "$init attr-dict `:` type($init)"}
}
ods.dialect @verif {
  ods.operation @symbolic_value {attributes = ["name: string?"], format = "attr-dict `:` type($result)"}
}
ods.dialect @moore {
  ods.operation @variable {attributes = ["name: string?"], format = "($initial^)? attr-dict `:` type($result)"}
  ods.operation @assigned_variable {attributes = ["name: string?"], format = "$input attr-dict `:` type($input)"}
}
ods.dialect @firrtl {
  ods.operation @circuit {format = "$name attr-dict-with-keyword $body"}
  ods.operation @module {
    attributes = [
      "sym_name: symbol_name", "convention: #firrtl.convention?", "portDirections: array_bool", "portAnnotations: array?",
      "portSymbols: array?", "portNames: array", "portTypes: array", "annotations: array?", "layers: array?"
    ]
  }
  ods.operation @extmodule {
    attributes = [
      "sym_name: symbol_name", "defname: string?", "parameters: array", "convention: #firrtl.convention?",
      "portDirections: array_bool", "portAnnotations: array?", "portSymbols: array?", "portNames: array",
      "portTypes: array", "annotations: array?", "layers: array?"
    ]
  }
  ods.operation @instance {
    attributes = [
      "moduleName: flat_symbol", "name: string", "nameKind: any?", "portDirections: array_bool", "portNames: array",
      "annotations: array?", "portAnnotations: array?", "layers: array?", "lowerToBind: unit?", "doNotPrint: unit?",
      "inner_sym: flat_symbol?"
    ]
  }
  ods.directive @Named {arguments = ["symbol", "kind"], format = "(`sym` $symbol^)? ($kind^)?"}
  ods.operation @node {
    attributes = ["name: string?", "nameKind: @NameKindEnum?", "annotations: array?", "inner_sym: flat_symbol?", "forceable: unit?"],
    format = "custom<Named>($inner_sym, $nameKind) $input (`forceable` $forceable^)? attr-dict `:` qualified(type($input)) (`,` type($ref)^)?"
  }
  ods.operation @wire {
    attributes = ["name: string?", "nameKind: @NameKindEnum?", "annotations: array?", "inner_sym: flat_symbol?", "forceable: unit?"],
    format = "custom<Named>($inner_sym, $nameKind) (`forceable` $forceable^)? attr-dict (`domains` `[` $domains^ `:` type($domains) `]`)? `:` qualified(type($result)) (`,` type($ref)^)?"
  }
  ods.operation @reg {
    attributes = ["name: string?", "nameKind: @NameKindEnum?", "annotations: array?", "inner_sym: flat_symbol?", "forceable: unit?", "initial: any?"],
    format = "custom<Named>($inner_sym, $nameKind) $clockVal (`forceable` $forceable^)? attr-dict `:` type($clockVal) `,` qualified(type($result)) (`,` type($ref)^)?"
  }
  ods.operation @regreset {
    attributes = ["name: string?", "nameKind: @NameKindEnum?", "annotations: array?", "inner_sym: flat_symbol?", "forceable: unit?", "initial: any?"],
    format = "custom<Named>($inner_sym, $nameKind) $clockVal `,` $resetSignal `,` $resetValue (`forceable` $forceable^)? attr-dict `:` type($clockVal) `,` qualified(type($resetSignal)) `,` qualified(type($resetValue)) `,` qualified(type($result)) (`,` type($ref)^)?"
  }
  ods.operation @constant {attributes = ["value: i128"], traits = ["pure"], format = "$value attr-dict `:` qualified(type($result))"}
  ods.operation @specialconstant {attributes = ["value: i32"], format = "$value attr-dict `:` qualified(type($result))"}
}
ods.dialect @handshake {
  ods.operation @func {
    attributes = ["function_type: type", "sym_name: symbol_name", "arg_attrs: array?", "res_attrs: array?", "argNames: array?", "resNames: array?"],
    syntax = "function"
  }
}
