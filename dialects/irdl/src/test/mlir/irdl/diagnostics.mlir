// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics --allow-unregistered-dialect
irdl.dialect @a { irdl.type @x {
// expected-error @below {{'irdl.all_of' op expected 1 or more operands, but found 0}}
 %0 = irdl.all_of()
 } }

// -----

// expected-error @below {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"a-b" {
}

// -----

// expected-error @below {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"1b" {
}

// -----

// expected-error @below {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"" {
}

// -----

irdl.dialect @a {
// expected-note @below {{see existing symbol definition here}}
 irdl.type @"a-b"
 irdl.type @Ab
 irdl.type @ab.c
 irdl.type @""
// expected-error @below {{redefinition of symbol named 'a-b'}}
 irdl.operation @"a-b"
 irdl.operation @""
}

// -----

// expected-error @below {{'irdl.dialect' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
irdl.dialect @a {
^bb0:
^bb1:
}

// -----

// expected-error @below {{'irdl.type' op expects parent op 'irdl.dialect'}}
irdl.type @a

// -----

// expected-error @below {{'irdl.type' op expects parent op 'irdl.dialect'}}
irdl.dialect @a { irdl.type @x { irdl.type @y } }

// -----

irdl.dialect @a { irdl.type @x { %0 = irdl.any
// expected-error @below {{'irdl.operands' op expects parent op 'irdl.operation'}}
 irdl.operands(%0) } }

// -----

irdl.dialect @a { irdl.operation @x { %0 = irdl.any
// expected-error @below {{'irdl.parameters' op expects parent op to be one of 'irdl.attribute, irdl.type'}}
 irdl.parameters(%0) } }

// -----

// expected-error @below {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.operands}}
irdl.dialect @a { irdl.operation @x { %0 = irdl.any
 irdl.operands(%0) 
 irdl.operands(%0) } }

// -----

// expected-error @below {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.parameters}}
irdl.dialect @a { irdl.type @x { %0 = irdl.any
 irdl.parameters(%0) 
 irdl.parameters(%0) } }

// -----

irdl.dialect @a { irdl.operation @x { 
// expected-error @below {{'irdl.region' op the number of blocks is expected to be >= 1 but got 0}}
 %r = irdl.region with size 0
 } }

// -----

irdl.dialect @a { irdl.operation @x { 
// expected-error @below {{'irdl.region' op the number of blocks is expected to be >= 1 but got -1}}
 %r = irdl.region with size -1
 } }

// -----

irdl.dialect @a { irdl.operation @x { 
// expected-error @below {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
 %a = irdl.base @x "!builtin.integer"
 } }

// -----

irdl.dialect @a { irdl.operation @x { 
// expected-error @below {{'irdl.base' op symbol '@x' not found}}
 %a = irdl.base @x
 } }

// -----

irdl.dialect @a { irdl.operation @x { 
// expected-error @below {{'irdl.base' op symbol '@a' does not refer to a type or attribute definition (refers to 'irdl.dialect')}}
 %a = irdl.base @a
 } }

// -----

irdl.dialect @a { irdl.operation @x { 
// expected-error @below {{'irdl.parametric' op symbol '@x' not found}}
 %a = irdl.parametric @x<>
 } }

// -----

irdl.dialect @a { irdl.operation @x { 
// expected-error @below {{'irdl.parametric' op symbol '@y' not found}}
 %a = irdl.parametric @y<>
 } }

// -----

irdl.dialect @a { irdl.operation @x { 
 %0 = irdl.any
 %a = irdl.base @y
// expected-error @below {{expected SSA operand}}
 irdl.operands(foo %0)
 } 
 irdl.type @y }

// -----

irdl.dialect @a { irdl.operation @x { 
 %0 = irdl.any
// expected-error @below {{expected SSA operand}}
 irdl.operands(foo %0)
 } }

// -----

irdl.dialect @a { irdl.operation @x { 
 %0 = irdl.any
// expected-error @below {{expected SSA operand}}
 irdl.operands(optional)
 } }

// -----

irdl.dialect @a { irdl.operation @x { 
 %0 = irdl.any
// expected-error @below {{expected '('}}
 irdl.operands %0
 } }

// -----

irdl.dialect @a { irdl.operation @x { 
 %0 = irdl.any
// expected-error @below {{expected attribute value}}
 irdl.attributes { a = %0 }
 } }

// -----

irdl.dialect @a { irdl.operation @x { 
 %0 = irdl.any
// expected-error @below {{expected '='}}
 irdl.attributes { "a" %0 }
 } }

// -----

irdl.dialect @a { irdl.operation @x { 
// expected-note @below {{prior use here}}
 %r = irdl.region 
 %x = irdl.any
// expected-error @below {{use of value '%r' expects different type than prior uses: '!irdl.attribute' vs '!irdl.region'}}
 irdl.operands(%r)
 } }

// -----

irdl.dialect @a { irdl.operation @x { 
 %r = irdl.region 
// expected-note @below {{prior use here}}
 %x = irdl.any
// expected-error @below {{use of value '%x' expects different type than prior uses: '!irdl.region' vs '!irdl.attribute'}}
 irdl.regions(%x)
 } }

// -----

irdl.dialect @a { irdl.operation @x { 
// expected-error @below {{operand #0 does not dominate this use}}
 irdl.operands(%x)
// expected-note @below {{operand defined here (op in the same block)}}
 %x = irdl.any
 } }

// -----

irdl.dialect @a {
// expected-note @below {{see existing symbol definition here}}
 irdl.type @y
// expected-error @below {{redefinition of symbol named 'y'}}
 irdl.type @y }

// -----

// expected-note @below {{see existing symbol definition here}}
irdl.dialect @a {}
// expected-error @below {{redefinition of symbol named 'a'}}
irdl.dialect @a {}

// -----

%0 = irdl.c_pred "x"
// expected-error @below {{'irdl.any' op expects parent op to be one of 'irdl.type, irdl.attribute, irdl.operation'}}
%1 = irdl.any

// -----

func.func @f() {
%0 = irdl.c_pred "x"
// expected-error @below {{'irdl.is' op expects parent op to be one of 'irdl.type, irdl.attribute, irdl.operation'}}
%1 = irdl.is i32
return }

// -----

"foo.x"() {a = #irdl<variadicity single>, b = #irdl<variadicity_array[single, optional]>, c = #irdl<variadicity_array[]>,
// expected-error @+2 {{expected valid keyword}}
// expected-error @below {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
d = !irdl.attribute, e = !irdl.region, f = #irdl.variadicity<single>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::irdl::Variadicity to be one of: single, optional, variadic}}
// expected-error @below {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
"foo.x"() {a = #irdl<variadicity foo>} : () -> ()

// -----

// expected-error @+3 {{expected ::mlir::irdl::Variadicity to be one of: single, optional, variadic}}
// expected-error @+2 {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
// expected-error @below {{failed to parse VariadicityArrayAttr parameter 'value' which is to be a `::llvm::ArrayRef<VariadicityAttr>`}}
"foo.x"() {a = #irdl<variadicity_array[foo]>} : () -> ()

// -----

// expected-error @below {{unknown attribute `foo` in dialect `irdl`}}
"foo.x"() {a = #irdl<foo>} : () -> ()

// -----

// expected-error @below {{unknown  type `foo` in dialect `irdl`}}
"foo.x"() {a = !irdl.foo} : () -> ()

// -----

// expected-error @below {{'irdl.operation' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
irdl.dialect @a { irdl.operation @x {
^bb0:
  irdl.operands()
^bb1:
}}

// -----

// expected-error @below {{'irdl.operation' op region should have no arguments}}
irdl.dialect @a { irdl.operation @x {
^bb0(%1: i32):
  irdl.operands()
}}

// -----

// expected-error @below {{'irdl.dialect' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
"irdl.dialect"() <{sym_name = "x"}> ({}) : () -> ()

// -----

irdl.dialect @a { irdl.operation @x {
// expected-error @below {{'irdl.operands' op requires attribute 'variadicity'}}
 "irdl.operands"() : () -> ()
}}

// -----

irdl.dialect @a { irdl.operation @x {
// expected-error @below {{'irdl.any_of' op result #0 must be IRDL handle to an `mlir::Attribute`, but got 'i32'}}
 %0 = "irdl.any_of"() : () -> i32
}}

// -----

irdl.dialect @a { irdl.operation @x {
// expected-error @below {{'irdl.any' op result #0 must be IRDL handle to an `mlir::Attribute`, but got 'i32'}}
 %0 = "irdl.any"() : () -> i32
}}

// -----

irdl.dialect @a { irdl.type @x {
// expected-error @+2 {{operand #0 does not dominate this use}}
// expected-note @below {{operand defined here (op in the same block)}}
 %0 = irdl.any_of(%0)
 irdl.parameters(%0)
 } }

// -----

irdl.dialect @a { irdl.operation @x {
 %0 = irdl.is i32
// expected-error @below {{'irdl.attributes' op the number of attribute names and their constraints must be the same but got 1 and 2 respectively}}
 "irdl.attributes"(%0, %0) <{attributeValueNames = ["a"]}> : (!irdl.attribute, !irdl.attribute) -> ()
 } }

// -----

irdl.dialect @a { irdl.operation @x {
 %0 = irdl.is i32
// expected-error @below {{'irdl.results' op the number of operands and their variadicities must be the same, but got 2 and 1 respectively}}
 "irdl.results"(%0, %0) <{variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute, !irdl.attribute) -> ()
 } }

// -----

irdl.dialect @a { irdl.operation @x {
// expected-error @below {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
 %0 = irdl.base "builtin.integer"
 } }

// -----

irdl.dialect @a { irdl.operation @x {
// expected-error @below {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
 %0 = irdl.base
 } }

// -----

func.func private @f()
irdl.dialect @a { irdl.operation @x {
// expected-error @below {{'irdl.parametric' op symbol '@f' does not refer to a type or attribute definition (refers to 'func.func')}}
 %0 = irdl.parametric @f<>
 } }
