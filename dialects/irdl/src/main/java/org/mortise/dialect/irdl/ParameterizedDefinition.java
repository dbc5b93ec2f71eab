// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.TypeAttr;

/** The definition of a type or an attribute by a text: its name and the constraints on its parameters. Immutable. */
public final class ParameterizedDefinition {
  private final String namespace;
  private final String name;
  private final boolean isType;
  private Constraints constraints = Constraints.NONE;
  private int[] parameters = {};

  /** Creates a definition; {@link #complete} is called before its first use, since definitions may refer to others. */
  ParameterizedDefinition(String namespace, String name, boolean isType) {
    this.namespace = namespace;
    this.name = name;
    this.isType = isType;
  }

  void complete(Constraints newConstraints, int[] newParameters) {
    constraints = newConstraints;
    parameters = newParameters;
  }

  /** Returns the namespace of the dialect. */
  public String namespace() {
    return namespace;
  }

  /** Returns the name without the namespace. */
  public String name() {
    return name;
  }

  /** Returns whether it defines a type, and not an attribute. */
  public boolean isType() {
    return isType;
  }

  /** Returns the number of parameters. */
  public int parameterCount() {
    return parameters.length;
  }

  /** Parses the parameters after the name and checks them; errors are reported at {@code position}. */
  List<Attribute> parse(AsmParser parser, int position) {
    List<Attribute> given = new ArrayList<>();
    if (parser.parseOptionalPunctuation("<") && !parser.parseOptionalPunctuation(">")) {
      given.add(parser.parseAttribute());
      while (!parser.parseOptionalPunctuation(">")) {
        parser.parsePunctuation(",");
        given.add(parser.parseAttribute());
      }
    }
    String problem = problemWith(given);
    if (problem != null) {
      throw parser.error(position, problem);
    }
    return given;
  }

  /** Returns why the definition does not accept some parameters, or null if it does. */
  public @Nullable String problemWith(List<Attribute> given) {
    if (given.size() != parameters.length) {
      return "expected " + parameters.length + " type arguments, but had " + given.size();
    }
    ConstraintCheck check = new ConstraintCheck(constraints);
    for (int i = 0; i < parameters.length; i++) {
      if (!check.accepts(given.get(i), parameters[i])) {
        return check.problem();
      }
    }
    return null;
  }

  /** Prints the name and the parameters, without recursion. As in MLIR, nested aliases are not used. */
  void print(AsmPrinter printer, List<Attribute> given) {
    Deque<Iterator<Attribute>> open = new ArrayDeque<>();
    begin(printer, given, open);
    boolean isFirst = true;
    while (!open.isEmpty()) {
      if (!open.peek().hasNext()) {
        open.pop();
        printer.print('>');
        isFirst = false;
        continue;
      }
      Attribute next = open.peek().next();
      printer.print(isFirst ? "" : ", ");
      if (next instanceof TypeAttr type && type.value() instanceof DynamicType inner) {
        printer.print('!').print(inner.dialectNamespace()).print('.');
        isFirst = inner.definition().begin(printer, inner.parameters(), open);
      } else if (next instanceof DynamicAttr inner) {
        printer.print('#').print(inner.dialectNamespace()).print('.');
        isFirst = inner.definition().begin(printer, inner.parameters(), open);
      } else {
        printer.print(next.toString());
        isFirst = false;
      }
    }
  }

  /** Prints the beginning. Returns whether parameters follow, which were added to {@code open}. */
  private boolean begin(AsmPrinter printer, List<Attribute> given, Deque<Iterator<Attribute>> open) {
    printer.print(name);
    if (given.isEmpty()) {
      return false;
    }
    printer.print('<');
    open.push(given.iterator());
    return true;
  }

  @Override
  public String toString() {
    return namespace + "." + name;
  }
}
