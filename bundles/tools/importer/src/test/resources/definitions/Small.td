// SPDX-License-Identifier: Apache-2.0
// A dialect on base classes of its own, for Small.json:
//   llvm-tblgen --dump-json Small.td -o Small.json
def ins;
def outs;
def region;
def successor;
class Pred;
class CPred<string text> : Pred { string predExpr = text; }
class Kind;
def PredCombinerAnd : Kind;
def PredCombinerOr : Kind;
class CombinedPred<Kind k, list<Pred> c> : Pred { Kind kind = k; list<Pred> children = c; }
class And<list<Pred> c> : CombinedPred<PredCombinerAnd, c>;
class Or<list<Pred> c> : CombinedPred<PredCombinerOr, c>;
class Dialect { string name = ""; string summary = ""; bit useDefaultTypePrinterParser = 1; bit useDefaultAttributePrinterParser = 1; }
class TypeConstraint<Pred p, string s> { Pred predicate = p; string summary = s; }
class Type<Pred p, string s> : TypeConstraint<p, s> { string builderCall = ""; }
class Variadic<Type t> : TypeConstraint<t.predicate, t.summary> { Type baseType = t; }
class Attr<Pred p, string s> { Pred predicate = p; string summary = s; bit isOptional = 0; string defaultValue = ""; }
class Trait;
class NativeTrait<string t> : Trait { string trait = t; }
class PredTrait : Trait;
class Op<Dialect d, string mnemonic, list<Trait> t = []> {
  Dialect opDialect = d;
  string opName = mnemonic;
  string cppNamespace = "small";
  string summary = "";
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);
  list<Trait> traits = t;
  string assemblyFormat = "";
  bit hasCustomAssemblyFormat = 0;
}
def Small : Dialect { let name = "small"; let summary = "A small dialect."; }
def Any : Type<CPred<"true">, "any type">;
def I32 : Type<CPred<"$_self.isSignlessInteger(32)">, "32-bit signless integer"> {
  let builderCall = "$_builder.getIntegerType(32)";
}
def F32 : Type<CPred<"$_self.isF32()">, "32-bit float">;
def Number : Type<Or<[I32.predicate, F32.predicate]>, "a number">;
def Odd : Type<And<[I32.predicate, CPred<"isOdd($_self)">]>, "an odd type">;
def Name : Attr<CPred<"::llvm::isa<::mlir::StringAttr>($_self)">, "string attribute">;
def Terminator : NativeTrait<"IsTerminator">;
def Strange : NativeTrait<"Strange">;

def AddOp : Op<Small, "add", [Strange]> {
  let summary = "Adds";
  let arguments = (ins Number:$lhs, Number:$rhs, Name:$name);
  let results = (outs Number:$sum);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($sum)";
}
def EndOp : Op<Small, "end", [Terminator]> {
  let arguments = (ins Variadic<Any>:$values, Odd:$odd);
  let hasCustomAssemblyFormat = 1;
}
