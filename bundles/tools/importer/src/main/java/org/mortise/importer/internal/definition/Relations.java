// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.definition;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.cpp.CppText;
import org.mortise.importer.internal.expression.Expression;
import org.mortise.importer.records.TableRecord;

/** Relations between the types of operands, results and attributes: traits such as {@code TypesMatchWith}. */
final class Relations {
  private static final Map<String, String> SAME = Map.of("AllTypesMatch", "same", "AllElementTypesMatch",
      "same_element",
      "AllShapesMatch", "same_shape", "AllRanksMatch", "same_rank", "AllElementCountsMatch", "same_element_count");
  private static final Set<String> SHAPED = Set.of("ShapedType", "VectorType", "TensorType", "RankedTensorType",
      "UnrankedTensorType", "MemRefType", "BaseMemRefType", "UnrankedMemRefType", "ComplexType");
  /** Functions of one type, in MLIR and in projects that have a name in common. */
  private static final Map<String, String> FUNCTIONS = Map.of("getElementTypeOrSelf", "element", "getI1SameShape",
      "i1_like", "getUnaryOpResultType", "i1_like", "getPointeeType", "pointee", "getTensorTypeFromMemRefType",
      "tensor_of_memref", "getMemRefTypeFromTensorType", "memref_of_tensor");
  private static final String I1 = "IntegerType::get\\((?:\\$\\.getContext\\(\\)|\\$_ctxt), 1\\)";
  /** Builtin containers of {@code i1} with the shape of a type, which is in the first or second group. */
  private static final Pattern I1_LIKE = Pattern.compile("cast<\\w+>\\((.+)\\)\\.(?:clone\\(|cloneWith\\(\\{\\}, "
      + ")" + I1 + "\\)"
      + "|(?:VectorType\\()?VectorType::Builder\\(cast<\\w+>\\((.+)\\)\\)\\.setElementType\\(" + I1 + "\\)\\)?"
      + "|VectorType::get\\(\\{cast<VectorType>\\((.+)\\)\\.getShape\\(\\)\\[0\\]\\}, " + I1 + "\\)");
  private static final Pattern GETTER =
      Pattern.compile("(?:type_)?cast<([\\w:]+)>\\((.+)\\)\\.get(\\w+)\\(\\)");
  private static final Pattern CALL = Pattern.compile("(?:\\w+::)*(\\w+)\\((.+)\\)");
  private static final Pattern CAST = Pattern.compile("(?:type_)?cast<[\\w:]+>\\((.+)\\)");
  private static final Pattern CONSTRUCTED =
      Pattern.compile("([\\w:]+)::get\\((?:(?:\\$\\.getContext\\(\\)|\\$_ctxt), )?(.+)\\)");
  private static final int MAX_NESTING = 20;

  private final Session session;

  Relations(Session session) {
    this.session = session;
  }

  /** Returns the relation that a trait states, or null. */
  @Nullable String of(TableRecord trait) {
    for (Map.Entry<String, String> same : SAME.entrySet()) {
      if (trait.isA(same.getKey())) {
        List<String> values = trait.texts("values");
        return values.size() < 2 ? null : same.getValue() + "(" + String.join(", ", values) + ")";
      }
    }
    if (trait.isA("TypesMatchWith") && !trait.isA("RangedTypesMatchWith")) { // a function of lists is none of types
      String function = function(CppText.normalized(trait.text("transformer")), trait.text("lhs"), 0);
      return function == null ? null
          : trait.text("rhs") + " = " + function + " : \"" + trait.text("summary").replace("\"", "'") + "\"";
    }
    return null;
  }

  /** Translates the C++ that computes a type from another one. */
  private @Nullable String function(String transformer, String argument, int depth) {
    if (transformer.equals("$")) {
      return argument;
    }
    if (depth > MAX_NESTING) {
      return null;
    }
    Matcher ofBool = I1_LIKE.matcher(transformer);
    if (ofBool.matches()) {
      String inner = ofBool.group(1) != null ? ofBool.group(1) : ofBool.group(2) != null ? ofBool.group(2)
          : ofBool.group(3);
      return applied("i1_like", inner, argument, depth);
    }
    Matcher getter = GETTER.matcher(transformer);
    if (getter.matches()) {
      String name = getter.group(3);
      if (name.equals("ElementType") && SHAPED.contains(getter.group(1))) {
        return applied("element", getter.group(2), argument, depth);
      }
      String inner = SHAPED.contains(getter.group(1)) || getter.group(1).equals("FunctionType") ? null
          : function(getter.group(2), argument, depth + 1);
      return inner == null ? null
          : "parameter(" + inner + ", " + Character.toLowerCase(name.charAt(0)) + name.substring(1) + ")";
    }
    Matcher cast = CAST.matcher(transformer);
    if (cast.matches()) {
      return function(cast.group(1), argument, depth + 1);
    }
    Matcher constructed = CONSTRUCTED.matcher(transformer);
    if (constructed.matches()) {
      return session.vocabulary().classes().type(constructed.group(1))
          instanceof Expression.Atom type && type.text().startsWith("!")
          ? applied(type.text(), constructed.group(2), argument, depth) : null;
    }
    Matcher call = CALL.matcher(transformer);
    return call.matches() && FUNCTIONS.containsKey(call.group(1))
        ? applied(FUNCTIONS.get(call.group(1)), call.group(2), argument, depth) : null;
  }

  private @Nullable String applied(String function, String inner, String argument, int depth) {
    String text = function(inner, argument, depth + 1);
    return text == null ? null : function + "(" + text + ")";
  }
}
