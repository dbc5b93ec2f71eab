// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.VectorType;

/** The types of the parts of vectors, arrays, matrices and structures. */
final class Composites {
  private Composites() {}

  /** Returns the type of the part at some indices; null if there is none. */
  static @Nullable Type part(Type composite, ArrayAttr indices) {
    Type type = composite;
    for (Attribute index : indices.elements()) {
      type = type == null || !(index instanceof IntegerAttr number) ? null : part(type, (int) number.longValue());
    }
    return type;
  }

  private static @Nullable Type part(Type composite, int index) {
    if (composite instanceof VectorType vector) {
      return vector.elementType();
    }
    String text = composite.toString();
    String body = SyntaxTexts.body(composite);
    if (text.startsWith("!spirv.struct<")) {
      int open = body.indexOf('(');
      List<String> members = open < 0 ? List.of() : members(body.substring(open + 1));
      return index < 0 || index >= members.size() ? null : parse(composite, members.get(index));
    }
    if (text.startsWith("!spirv.rtarray<")) {
      return parse(composite, members(body).get(0));
    }
    int times = body.indexOf('x');
    boolean isCounted = text.startsWith("!spirv.array<") || text.startsWith("!spirv.matrix<");
    return isCounted && times > 0 ? parse(composite, members(body.substring(times + 1)).get(0)) : null;
  }

  /** The text of a type may be followed by an offset or decorations in brackets. */
  private static Type parse(Type composite, String member) {
    int decorations = member.indexOf('[');
    String type = decorations < 0 || member.indexOf('<') >= 0 ? member : member.substring(0, decorations);
    return SyntaxTexts.parseType(composite.context(), type.strip());
  }

  /** Splits a text at the commas outside of brackets, up to a closing bracket. */
  private static List<String> members(String text) {
    List<String> members = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      char c = i == text.length() ? ')' : text.charAt(i);
      if (depth == 0 && (c == ',' || c == ')')) {
        members.add(text.substring(start, i).strip());
        start = i + 1;
        if (c == ')') {
          return members;
        }
      }
      depth += "<([{".indexOf(c) >= 0 ? 1 : ">)]}".indexOf(c) >= 0 ? -1 : 0;
    }
    return members;
  }
}
