// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.definition;

import java.util.List;
import java.util.Map;
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
  private static final Pattern ELEMENT =
      Pattern.compile("getElementTypeOrSelf\\(\\$\\)|cast<\\w+>\\(\\$\\)\\.getElementType\\(\\)");
  private static final Pattern I1 = Pattern.compile("getI1SameShape\\(\\$\\)|getUnaryOpResultType\\(\\$\\)"
      + "|(?:cast<\\w+>\\(\\$\\)\\.)?clone\\((?:IntegerType::get\\(\\$\\.getContext\\(\\), 1\\))\\)"
      + "|cast<ShapedType>\\(\\$\\)\\.clone\\(IntegerType::get\\(\\$\\.getContext\\(\\), 1\\)\\)"
      + "|VectorType::get\\(\\{cast<VectorType>\\(\\$\\)\\.getShape\\(\\)\\[0\\]\\},"
      + " IntegerType::get\\(\\$\\.getContext\\(\\), 1\\)\\)");
  private static final Pattern GETTER = Pattern.compile("cast<([\\w:]+)>\\(\\$\\)\\.get(\\w+)\\(\\)");
  private static final Pattern CONSTRUCTED = Pattern.compile("([\\w:]+)::get\\((?:\\$\\.getContext\\(\\), )?(.+)\\)");
  private static final Pattern TO_TENSOR = Pattern.compile("(?:\\w+::)?getTensorTypeFromMemRefType\\(\\$\\)");
  private static final Pattern TO_MEMREF = Pattern.compile("(?:\\w+::)?getMemRefTypeFromTensorType\\(\\$\\)");

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
    if (trait.isA("TypesMatchWith")) {
      String function = function(CppText.normalized(trait.text("transformer")), trait.text("lhs"));
      return function == null ? null
          : trait.text("rhs") + " = " + function + " : \"" + trait.text("summary").replace("\"", "'") + "\"";
    }
    return null;
  }

  /** Translates the C++ that computes a type from another one. */
  private @Nullable String function(String transformer, String argument) {
    if (transformer.equals("$")) {
      return argument;
    }
    if (ELEMENT.matcher(transformer).matches()) {
      return "element(" + argument + ")";
    }
    if (I1.matcher(transformer).matches()) {
      return "i1_like(" + argument + ")";
    }
    if (TO_TENSOR.matcher(transformer).matches()) {
      return "tensor_of_memref(" + argument + ")";
    }
    if (TO_MEMREF.matcher(transformer).matches()) {
      return "memref_of_tensor(" + argument + ")";
    }
    Matcher getter = GETTER.matcher(transformer);
    if (getter.matches()) {
      String name = getter.group(2);
      return "parameter(" + argument + ", " + Character.toLowerCase(name.charAt(0)) + name.substring(1) + ")";
    }
    Matcher constructed = CONSTRUCTED.matcher(transformer);
    if (constructed.matches() && session.classes().type(constructed.group(1)) instanceof Expression.Atom type
        && type.text().startsWith("!")) {
      String inner = function(constructed.group(2), argument);
      return inner == null ? null : type.text() + "(" + inner + ")";
    }
    return null;
  }
}
