// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.circt;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/**
 * A port of a module of {@code hw}.
 *
 * @param direction {@code in}, {@code out} or {@code inout}
 */
record Port(String direction, String name, Type type) {
  static final List<String> DIRECTIONS = List.of("in", "out", "inout");

  private static final String PREFIX = "!hw.modty";

  /** Returns the type of a module with ports. */
  static Type moduleType(Context context, List<Port> ports) {
    StringBuilder text = new StringBuilder(PREFIX).append('<');
    String separator = "";
    for (Port port : ports) {
      String word = port.direction.equals("inout") ? "inout" : port.direction + "put";
      text.append(separator).append(word).append(' ').append(port.name).append(" : ").append(port.type);
      separator = ", ";
    }
    return SyntaxTexts.parseType(context, text.append('>').toString());
  }

  /** Returns the ports of the type of a module. */
  static List<Port> of(Type moduleType) {
    List<Port> ports = new ArrayList<>();
    String body = SyntaxTexts.body(moduleType);
    for (String text : Lists.split(body)) {
      int blank = text.indexOf(' ');
      int colon = text.indexOf(':');
      String word = text.substring(0, blank);
      ports.add(new Port(word.equals("input") ? "in" : word.equals("output") ? "out" : word,
          text.substring(blank, colon).strip(),
          SyntaxTexts.parseType(moduleType.context(), text.substring(colon + 1).strip())));
    }
    return ports;
  }
}
