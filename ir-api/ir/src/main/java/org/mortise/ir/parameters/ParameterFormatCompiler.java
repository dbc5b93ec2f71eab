// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.parameters.ParameterFormat.Element;
import org.mortise.ir.parameters.ParameterFormat.Group;
import org.mortise.ir.parameters.ParameterFormat.GroupBeforeLiteral;
import org.mortise.ir.parameters.ParameterFormat.Literal;
import org.mortise.ir.parameters.ParameterFormat.Space;
import org.mortise.ir.parameters.ParameterFormat.Struct;
import org.mortise.ir.parameters.ParameterFormat.Variable;

/** Compiles the notation of {@link ParameterFormat}. */
final class ParameterFormatCompiler {
  private static final Pattern TOKEN = Pattern.compile("\\s*(`[^`]*`|\\$\\w+|\\w+|[()?^,:])");
  private static final String OPENING = "<({[";
  private static final String CLOSING = ">)}],";
  private static final String BRACKETS = "<>(){}[],";

  private final String format;
  private final String definition;
  private final List<Parameter<?>> parameters;
  private final Matcher tokens;
  private final Set<Parameter<?>> written = new HashSet<>();
  private @Nullable String token;

  /** Whether a space separates the next element from the last one unless punctuation forbids it. */
  private boolean wantsSpace = true;
  private boolean lastWasPunctuation;

  ParameterFormatCompiler(String format, String definition, List<Parameter<?>> parameters) {
    this.format = format;
    this.definition = definition;
    this.parameters = parameters;
    this.tokens = TOKEN.matcher(format.strip());
    advance();
  }

  List<Element> compile() {
    List<Element> elements = new ArrayList<>();
    while (token != null) {
      elements.addAll(element());
    }
    for (Parameter<?> parameter : parameters) {
      if (!elements.isEmpty() && !written.contains(parameter)) {
        throw malformed("the parameter '" + parameter.name() + "' is missing");
      }
    }
    return List.copyOf(elements);
  }

  private @Nullable String advance() {
    String last = token;
    if (tokens.regionStart() == tokens.regionEnd()) {
      token = null;
    } else if (tokens.lookingAt()) {
      token = tokens.group(1);
      tokens.region(tokens.end(), tokens.regionEnd());
    } else {
      throw malformed("unexpected character");
    }
    return last;
  }

  private void expect(String expected) {
    if (!expected.equals(advance())) {
      throw malformed("'" + expected + "' is missing");
    }
  }

  private List<Element> element() {
    String text = advance();
    if (text.startsWith("`")) {
      return List.of(literal(text.substring(1, text.length() - 1)));
    }
    if (text.startsWith("$")) {
      return List.of(variable(text.substring(1), spaceBeforeVariable()));
    }
    return switch (text) {
      case "params" -> parameterList();
      case "struct" -> List.of(struct());
      case "qualified" -> List.of(qualified());
      case "(" -> List.of(group());
      default -> throw malformed("unexpected '" + text + "'");
    };
  }

  private Element literal(String text) {
    if (text.isBlank()) {
      wantsSpace = false;
      lastWasPunctuation = true;
      return new Space(text);
    }
    String prefix = wantsSpace && spaceBefore(text) ? " " : "";
    wantsSpace = text.length() != 1 || OPENING.indexOf(text.charAt(0)) < 0;
    lastWasPunctuation = text.charAt(0) != '_' && !Character.isLetter(text.charAt(0));
    return new Literal(text, prefix);
  }

  private boolean spaceBefore(String literal) {
    if (literal.length() != 1 && !literal.equals("->")) {
      return true;
    }
    return (lastWasPunctuation ? CLOSING : BRACKETS).indexOf(literal.charAt(0)) < 0;
  }

  private String spaceBeforeVariable() {
    String prefix = wantsSpace || !lastWasPunctuation ? " " : "";
    wantsSpace = true;
    lastWasPunctuation = false;
    return prefix;
  }

  private Variable qualified() {
    expect("(");
    String name = advance();
    if (name == null || !name.startsWith("$")) {
      throw malformed("'qualified' needs a parameter");
    }
    Variable variable = variable(name.substring(1), spaceBeforeVariable());
    expect(")");
    return new Variable(variable.parameter().qualified(), variable.index(), definition, variable.prefix());
  }

  private Variable variable(String name, String prefix) {
    for (int i = 0; i < parameters.size(); i++) {
      if (parameters.get(i).name().equals(name)) {
        if (parameters.get(i).form().writer() == null) {
          throw malformed("the parameter '" + name + "' has no form");
        }
        written.add(parameters.get(i));
        return new Variable(parameters.get(i), i, definition, prefix);
      }
    }
    throw malformed("there is no parameter '" + name + "'");
  }

  private List<Element> parameterList() {
    List<Element> elements = new ArrayList<>();
    for (Parameter<?> parameter : parameters) {
      if (!parameter.isRequired()) {
        throw malformed("'params' cannot contain '" + parameter.name() + "', which a text may omit");
      }
      if (!elements.isEmpty()) {
        elements.add(literal(","));
      }
      elements.add(variable(parameter.name(), spaceBeforeVariable()));
    }
    return elements;
  }

  private Struct struct() {
    expect("(");
    String prefix = spaceBeforeVariable();
    List<Variable> variables = new ArrayList<>();
    if ("params".equals(token)) {
      advance();
      parameters.forEach(parameter -> variables.add(variable(parameter.name(), "")));
    } else {
      do {
        String name = advance();
        if (name == null || !name.startsWith("$")) {
          throw malformed("'struct' needs parameters");
        }
        variables.add(variable(name.substring(1), ""));
      } while (",".equals(token) && advance() != null);
    }
    expect(")");
    return new Struct(variables, definition, prefix);
  }

  /** The elements of a group and the parameters before {@code ^}. */
  private record Branch(List<Element> elements, List<Variable> anchors) {}

  private Element group() {
    boolean wantedSpace = wantsSpace;
    boolean wasPunctuation = lastWasPunctuation;
    Branch branch = branch();
    Branch otherwise = new Branch(List.of(), List.of());
    if (":".equals(token)) {
      advance();
      expect("(");
      wantsSpace = wantedSpace;
      lastWasPunctuation = wasPunctuation;
      otherwise = branch();
    }
    expect("?");
    boolean isAnchoredOtherwise = branch.anchors.isEmpty();
    List<Variable> anchors = isAnchoredOtherwise ? otherwise.anchors : branch.anchors;
    if (anchors.isEmpty() || anchors.stream().anyMatch(anchor -> anchor.parameter().isRequired())) {
      throw malformed("an optional group needs '^' after an optional parameter");
    }
    if (branch.elements.isEmpty() || !(branch.elements.get(0) instanceof Literal)) {
      return groupBeforeLiteral(branch, otherwise, anchors);
    }
    return new Group(branch.elements, otherwise.elements, anchors, isAnchoredOtherwise);
  }

  /** A group that begins with a parameter is there if the literal after it does not come next. */
  private Element groupBeforeLiteral(Branch branch, Branch otherwise, List<Variable> anchors) {
    List<Element> next = token == null || branch.elements.isEmpty() || !otherwise.elements.isEmpty() ? List.of()
        : element();
    if (next.size() == 1 && next.get(0) instanceof Literal end) {
      return new GroupBeforeLiteral(branch.elements, anchors, end);
    }
    throw malformed("an optional group must begin with a literal, or a literal must follow it");
  }

  private Branch branch() {
    List<Element> elements = new ArrayList<>();
    List<Variable> anchors = new ArrayList<>();
    while (!")".equals(token)) {
      if (token == null) {
        throw malformed("')' is missing");
      }
      if (!token.equals("^")) {
        elements.addAll(element());
        continue;
      }
      advance();
      Element last = elements.isEmpty() ? null : elements.get(elements.size() - 1);
      if (last instanceof Variable variable) {
        anchors.add(variable);
      } else if (last instanceof Struct struct) {
        anchors.addAll(struct.variables());
      } else {
        throw malformed("'^' must follow a parameter");
      }
    }
    advance();
    return new Branch(List.copyOf(elements), List.copyOf(anchors));
  }

  private IllegalArgumentException malformed(String problem) {
    return new IllegalArgumentException("malformed format of " + definition + ": " + problem + ": " + format);
  }
}
