// SPDX-License-Identifier: Apache-2.0
// A dialect with one definition of each kind that the importer knows, on the base classes of MLIR.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let summary = "A dialect for tests.";
  let cppNamespace = "::toy";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

// Enumerations

def Toy_Mode : I32EnumAttr<"Mode", "how to work", [
    I32EnumAttrCase<"Fast", 0, "fast">, I32EnumAttrCase<"Slow", 4, "slow">, I32EnumAttrCase<"Last", 5, "last">]> {
  let cppNamespace = "::toy";
  let genSpecializedAttr = 0;
}
def Toy_ModeAttr : EnumAttr<Toy_Dialect, Toy_Mode, "mode"> {
  let assemblyFormat = "`<` $value `>`";
}
def Toy_Flags : I32BitEnumAttr<"Flags", "some flags", [
    I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"A", 0, "a">, I32BitEnumAttrCaseBit<"B", 3, "b">]> {
  let cppNamespace = "::toy";
  let separator = "|";
}

// Types and attributes

class Toy_Type<string name, string mnem, list<Trait> traits = []> : TypeDef<Toy_Dialect, name, traits> {
  let mnemonic = mnem;
}
def Toy_Pointer : Toy_Type<"Pointer", "ptr"> {
  let summary = "a pointer";
  let parameters = (ins "::mlir::Type":$pointee, DefaultValuedParameter<"int64_t", "0">:$space);
  let assemblyFormat = "`<` $pointee (`,` $space^)? `>`";
}
def Toy_Handle : Toy_Type<"Handle", "handle">;
def Toy_Opaque : Toy_Type<"Opaque", "opaque"> {
  let parameters = (ins "::toy::Unknown":$x);
  let hasCustomAssemblyFormat = 1;
}
def Toy_Shape : AttrDef<Toy_Dialect, "Shape"> {
  let mnemonic = "shape";
  let parameters = (ins ArrayRefParameter<"int64_t">:$sizes, OptionalParameter<"::mlir::StringAttr">:$name,
                        EnumParameter<Toy_Mode>:$mode);
  let assemblyFormat = "`<` struct(params) `>`";
}

// Constraints

def Toy_Number : AnyTypeOf<[I32, F32, F64]>;
def Toy_Vector : VectorOfLengthAndType<[4, 8], [Toy_Number]>;
def Toy_Matrix : Type<And<[MemRefRankOf<[Toy_Number], [2]>.predicate, HasStaticShapePred,
                           CPred<"::toy::isMatrix($_self)">]>, "matrix">;
def Toy_Token : DialectType<Toy_Dialect, CPred<"::llvm::isa<::toy::TokenType>($_self)">, "token">,
    BuildableType<"$_builder.getType<::toy::TokenType>()">;
def Toy_AsyncToken : DialectType<Toy_Dialect, CPred<"::llvm::isa<::toy::AsyncTokenType>($_self)">, "async token type">,
    BuildableType<"$_builder.getType<::toy::AsyncTokenType>()">;

// Operations

class Toy_Op<string mnemonic, list<Trait> traits = []> : Op<Toy_Dialect, mnemonic, traits>;

def Toy_LoadOp : Toy_Op<"load"> {
  let summary = "Reads\n    memory";
  let arguments = (ins Arg<Toy_Pointer, "where", [MemRead]>:$ptr, Variadic<Index>:$indices,
                       OptionalAttr<Toy_ModeAttr>:$mode, UnitAttr:$volatile_,
                       DefaultValuedAttr<ConfinedAttr<I64Attr, [IntPositive]>, "8">:$align);
  let results = (outs AnyType:$value);
  let assemblyFormat = [{
    $ptr `[` $indices `]` (`volatile` $volatile_^)? attr-dict
    `:` type($ptr) `->` type($value)
  }];
  let hasVerifier = 1;
}
def Toy_AddOp : Toy_Op<"add", [Pure, Commutative, SameOperandsAndResultType]> {
  let arguments = (ins Toy_Number:$lhs, Toy_Number:$rhs, DefaultValuedAttr<Toy_Flags, "::toy::Flags::A">:$flags);
  let results = (outs Toy_Number:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
  let hasFolder = 1;
}
def Toy_CompareOp : Toy_Op<"compare", [Pure, AllTypesMatch<["lhs", "rhs"]>,
    TypesMatchWith<"result is i1 of the same shape", "lhs", "result", "::getI1SameShape($_self)">]> {
  let arguments = (ins Toy_Vector:$lhs, Toy_Vector:$rhs, DefaultValuedAttr<Toy_Mode, "::toy::Mode::Slow">:$mode);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$mode $lhs `,` $rhs attr-dict `:` type($lhs)";
}
def Toy_AllocOp : Toy_Op<"alloc", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<Index>:$sizes, Optional<I1>:$zero, DenseI64ArrayAttr:$order,
                       TypedArrayAttrBase<Toy_Shape, "shapes">:$shapes);
  let results = (outs Res<Toy_Matrix, "", [MemAlloc]>:$memory);
  let assemblyFormat = "`(` $sizes `)` (`zero` $zero^)? attr-dict `:` type($memory)";
}
def Toy_InvokeOp : Toy_Op<"invoke", [CallOpInterface]> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$operands_);
  let results = (outs Variadic<AnyType>:$results_);
  let hasCustomAssemblyFormat = 1;
}
def Toy_FuncOp : Toy_Op<"func", [FunctionOpInterface, IsolatedFromAbove]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def Toy_LoopOp : Toy_Op<"loop", [SingleBlockImplicitTerminator<"YieldOp">, RecursiveMemoryEffects]> {
  let regions = (region SizedRegion<1>:$body, MaxSizedRegion<1>:$other, VariadicRegion<AnyRegion>:$more);
  let assemblyFormat = "$body $other $more attr-dict";
}
def Toy_YieldOp : Toy_Op<"yield", [Terminator, ReturnLike, HasParent<"LoopOp">, NoMemoryEffect]> {
  let arguments = (ins Variadic<AnyType>:$operands_);
  let assemblyFormat = "attr-dict ($operands_^ `:` type($operands_))?";
}
def Toy_BranchOp : Toy_Op<"branch", [Terminator, DeclareOpInterfaceMethods<BranchOpInterface>]> {
  let arguments = (ins I1:$condition, Variadic<AnyType>:$trueOperands, Variadic<AnyType>:$falseOperands);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition `,` $trueDest (`(` $trueOperands^ `:` type($trueOperands) `)`)?
    `,` $falseDest custom<Odd>($falseOperands, type($falseOperands)) attr-dict
  }];
}

// Types whose names are in C++: that of the second may differ from the name of its class.
def Toy_WaitOp : Toy_Op<"wait"> {
  let arguments = (ins Toy_Token:$token, Toy_AsyncToken:$async);
  let assemblyFormat = "$token `,` $async attr-dict";
}
