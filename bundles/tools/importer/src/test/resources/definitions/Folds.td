// SPDX-License-Identifier: Apache-2.0
// Rewrite patterns on base classes of their own, for Folds.json:
//   llvm-tblgen --dump-json Folds.td -o Folds.json
def ins;
def outs;
def region;
def successor;
class Pred;
class CPred<string text> : Pred { string predExpr = text; }
class Kind;
def PredCombinerAnd : Kind;
def PredCombinerOr : Kind;
def PredCombinerNot : Kind;
class CombinedPred<Kind k, list<Pred> c> : Pred { Kind kind = k; list<Pred> children = c; }
class And<list<Pred> c> : CombinedPred<PredCombinerAnd, c>;
class Or<list<Pred> c> : CombinedPred<PredCombinerOr, c>;
class Neg<Pred p> : CombinedPred<PredCombinerNot, [p]>;
class Dialect { string name = ""; bit useDefaultTypePrinterParser = 1; bit useDefaultAttributePrinterParser = 1; }
class Constraint<Pred p, string s = ""> { Pred predicate = p; string summary = s; }
class TypeConstraint<Pred p, string s> : Constraint<p, s>;
class Type<Pred p, string s> : TypeConstraint<p, s> { string builderCall = ""; }
class Variadic<Type t> : TypeConstraint<t.predicate, t.summary> { Type baseType = t; }
class AttrConstraint<Pred p, string s> : Constraint<p, s>;
class Attr<Pred p, string s> : AttrConstraint<p, s> { bit isOptional = 0; string defaultValue = ""; }
class ConstantAttr<Attr a, string v> : AttrConstraint<CPred<"$_self == " # v>, ""> { Attr attr = a; string value = v; }
class Trait;
class NativeTrait<string t> : Trait { string trait = t; }
class Op<Dialect d, string mnemonic, list<Trait> t = []> {
  Dialect opDialect = d;
  string opName = mnemonic;
  string cppNamespace = "folds";
  string summary = "";
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);
  list<Trait> traits = t;
  string assemblyFormat = "";
  bit hasCustomAssemblyFormat = 0;
}
def addBenefit;
def replaceWithValue;
def location;
def returnType;
def either;
def variadic;
class NativeCodeCall<string e> { string expression = e; }
class Pattern<dag source, list<dag> results, list<dag> preds = [], list<dag> more = [], dag b = (addBenefit 0)> {
  dag sourcePattern = source;
  list<dag> resultPatterns = results;
  list<dag> constraints = preds;
  list<dag> supplementalPatterns = more;
  dag benefitDelta = b;
}
class Pat<dag source, dag result, list<dag> preds = [], list<dag> more = [], dag b = (addBenefit 0)> :
    Pattern<source, [result], preds, more, b>;

def Folds : Dialect { let name = "folds"; }
def Any : Type<CPred<"true">, "any type">;
def I32 : Type<CPred<"$_self.isSignlessInteger(32)">, "32-bit signless integer"> {
  let builderCall = "$_builder.getIntegerType(32)";
}
def I64Attr : Attr<CPred<"isa<IntegerAttr>($_self) && "
    "cast<IntegerAttr>($_self).getType().isSignlessInteger(64)">, "64-bit signless integer attribute">;
def Text : Attr<CPred<"isa<StringAttr>($_self)">, "string attribute"> { let isOptional = 1; }
def Positive : AttrConstraint<CPred<"cast<IntegerAttr>($_self).getValue().isStrictlyPositive()">, "positive">;

def CopyOp : Op<Folds, "copy"> { let arguments = (ins Any:$x); let results = (outs Any:$r); }
def AddOp : Op<Folds, "add"> { let arguments = (ins I32:$x, I32:$y); let results = (outs I32:$r); }
def ShiftOp : Op<Folds, "shift"> {
  let arguments = (ins I32:$x, I64Attr:$by, Text:$note);
  let results = (outs I32:$r);
}
def JoinOp : Op<Folds, "join"> { let arguments = (ins Variadic<I32>:$all); let results = (outs I32:$r); }
def SplitOp : Op<Folds, "split"> { let arguments = (ins I32:$x); let results = (outs I32:$r, I32:$s); }
def SinkOp : Op<Folds, "sink"> { let arguments = (ins Any:$x); }
def ZeroOp : Op<Folds, "zero"> { let results = (outs I32:$r); }

def HasOneUse : Constraint<CPred<"$_self.hasOneUse()">>;
def HasOneUseOf : Constraint<CPred<"$0.hasOneUse()">>;
def SameType : Constraint<CPred<"$0.getType() == $1.getType()">>;
def Different : Constraint<Neg<CPred<"$0 == $1">>>;
def IsZero : Constraint<CPred<"isa_and_nonnull<ZeroOp> ($0.getDefiningOp())">>;
def Narrow : Constraint<And<[CPred<"$0.getType().getIntOrFloatBitWidth() <= 32">,
                             CPred<"isa<IntegerType>($0.getType())">]>>;
def Present : Constraint<CPred<"$_self">>;
def IsHidden : Constraint<CPred<"$0 == \"hidden\"">>;
def Odd : Constraint<CPred<"isOdd($0)">>;
def Constant : NativeCodeCall<"::mlir::success(::mlir::matchPattern($_self->getResult(0), ::mlir::m_Constant(&$0)))">;
def Sum : NativeCodeCall<"$_builder.getI64IntegerAttr($0.getInt() + $1.getInt())">;
def Three : NativeCodeCall<"IntegerAttr::get($_builder.getIntegerType(64), APInt(64, 3, /*isSigned=*/true))">;
def None : NativeCodeCall<"StringAttr()">;
def Magic : NativeCodeCall<"magic($0)">;

// Names, conditions, and the benefit.
def CopyOfCopy : Pat<(CopyOp (CopyOp:$inner $x)), (CopyOp $x), [(HasOneUse:$inner)], [], (addBenefit 2)>;
def CopyOfSame : Pat<(CopyOp:$copy $x), (replaceWithValue $x), [(SameType $copy, $x)]>;
def Conditions : Pat<(AddOp $x, $y), (CopyOp $x),
                     [(HasOneUseOf $x), (Different $x, $y), (IsZero $y), (Narrow $x), (I32 $y)]>;
// Operands.
def AddOfZero : Pat<(AddOp (either $x, (ZeroOp))), (replaceWithValue $x)>;
def AddOfSame : Pat<(AddOp $x, $x), (ShiftOp $x, ConstantAttr<I64Attr, "1">, (None))>;
def AddOfConstant : Pat<(AddOp I32:$x, (Constant Positive:$c)), (replaceWithValue $x), [(Positive $c)]>;
def JoinOfTwo : Pat<(JoinOp (variadic $a, $b)), (AddOp $a, $b)>;
def JoinOfAll : Pat<(JoinOp $all), (JoinOp (variadic (ZeroOp), $all)), [(HasOneUse:$all)]>;
// Attributes.
def ShiftOfShift : Pat<(ShiftOp (ShiftOp $x, $a, $_), $b, $note), (ShiftOp $x, (Sum $a, $b), $note)>;
def ShiftByOne : Pat<(ShiftOp $x, ConstantAttr<I64Attr, "1">:$one, $note), (ShiftOp (AddOp $x, $x), $one, $note),
                     [(Present:$note), (IsHidden $note)]>;
def ShiftByMore : Pat<(ShiftOp $x, Positive:$by, $note), (ShiftOp $x, (Three), $note)>;
// Results.
def Split : Pattern<(SplitOp:$all (CopyOp $x)),
                    [(CopyOp:$copy $x, (returnType $x)), (SplitOp:$two (AddOp $copy, $x), (location $all)),
                     (replaceWithValue $two__1), (replaceWithValue $two__0)]>;
def SinkOfZero : Pat<(SinkOp:$sink (ZeroOp)), (replaceWithValue $sink)>;
// Without a name.
def : Pat<(SinkOp (CopyOp $x)), (SinkOp $x)>;
// Applied without end.
def Endless : Pat<(AddOp $x, $y), (AddOp $y, $x)>;
// Not translated.
def Unknown1 : Pat<(AddOp $x, $y), (CopyOp $x), [(Odd $x)]>;
def Unknown2 : Pat<(AddOp $x, (Magic $y)), (CopyOp $x)>;
def : Pat<(AddOp $x, $y), (Magic $x)>;
def Unknown3 : Pat<(AddOp $x, $y), (CopyOp $x), [], [(Magic $x)]>;
def Unknown4 : Pat<(AddOp $x, $y, $z), (CopyOp $x)>;
def Unknown5 : Pat<(ShiftOp $x, $a, $b), (ShiftOp $x, (Magic $a), $b)>;
