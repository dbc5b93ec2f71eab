// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.ValueSpec;

/**
 * The custom syntax of an operation with placeholders for the user, for completion in editors. Derived from the
 * assembly format, without optional parts; a hand-written syntax provides it by {@link OpAssembly#template()}.
 * Operations without custom syntax have a template of their generic form.
 */
public final class SyntaxTemplate {
  /**
   * A piece of the template.
   *
   * @param kind the kind of the part
   * @param text the text, or the name of a placeholder
   * @param words the words among which the user must choose; empty if other text is possible
   */
  public record Part(Kind kind, String text, List<String> words) {}

  /** Kinds of parts. */
  public enum Kind {
    /** Literal text. */
    TEXT,
    /** A placeholder. */
    HOLE,
    /** A region, with its braces. */
    REGION
  }

  private final List<Part> parts = new ArrayList<>();
  private boolean isSpacePending;

  SyntaxTemplate() {}

  /**
   * Returns the parts after the name of the operation, which begin with a space where one is wanted; null if the syntax
   * is unknown.
   *
   * @throws FormatError if the format of the operation is malformed
   */
  public static @Nullable List<Part> of(OpDefinition definition) {
    OpAssembly assembly = AssemblyFormat.of(definition);
    if (assembly == null) {
      return null;
    }
    SyntaxTemplate template = new SyntaxTemplate();
    if (assembly instanceof CompiledFormat format) {
      format.addTo(template);
      return template.parts;
    }
    String written = assembly.template();
    if (written == null) {
      return null;
    }
    template.written(written);
    return template.parts;
  }

  /** Returns the parts after the quoted name of an operation in generic form, without optional parts. */
  public static List<Part> generic(OpDefinition definition) {
    SyntaxTemplate template = new SyntaxTemplate();
    template.text("(");
    List<String> operandTypes = new ArrayList<>();
    for (int i = 0; i < definition.operandGroupCount(); i++) {
      template.value(definition.operandSpec(i), operandTypes);
    }
    template.text(")");
    template.successors(definition);
    template.attributes(definition, Set.of(), " <{", "}>");
    if (template.regions(definition, 0, definition.regionGroupCount(), " (")) {
      template.text(")");
    }
    List<String> resultTypes = new ArrayList<>();
    for (int i = 0; i < definition.resultGroupCount(); i++) {
      typeOf(definition.resultSpec(i), resultTypes);
    }
    template.text(" : ");
    template.types(operandTypes);
    template.text(" -> ");
    template.types(resultTypes);
    return template.parts;
  }

  private static boolean typeOf(ValueSpec spec, List<String> types) {
    boolean isNeeded = spec.arity() != Arity.OPTIONAL;
    if (isNeeded) {
      types.add(spec.arity() == Arity.ONE ? "type" : "types");
    }
    return isNeeded;
  }

  private void value(ValueSpec spec, List<String> types) {
    String separator = types.isEmpty() ? "" : ", ";
    if (typeOf(spec, types)) {
      part(separator, "%" + spec.name());
    }
  }

  private void part(String separator, String hole) {
    if (!separator.isEmpty()) {
      text(separator);
    }
    hole(hole, List.of());
  }

  private void types(List<String> types) {
    text("(");
    for (int i = 0; i < types.size(); i++) {
      part(i == 0 ? "" : ", ", types.get(i));
    }
    text(")");
  }

  private void successors(OpDefinition definition) {
    String before = "[";
    for (int i = 0; i < definition.successorGroupCount(); i++) {
      if (!definition.successorSpec(i).variadic()) {
        part(before, "^" + definition.successorSpec(i).name());
        before = ", ";
      }
    }
    if (before.equals(", ")) {
      text("]");
    }
  }

  /** Adds the required attributes of an operation between two texts; nothing if there are none. */
  void attributes(OpDefinition definition, Set<String> without, String begin, String end) {
    String before = begin;
    for (int slot = 0; slot < definition.attributeCount(); slot++) {
      AttributeSpec spec = definition.attributeSpec(slot);
      boolean areSizes = definition.isSegmentSizes(slot);
      if ((spec.isRequired() || areSizes) && !without.contains(spec.name())) {
        isSpacePending = false; // the texts have their own
        part(before + spec.name() + (areSizes ? " = array<i32: " : " = "), areSizes ? "sizes" : spec.name());
        before = areSizes ? ">, " : ", ";
      }
    }
    if (!before.equals(begin)) {
      text(before.replace(", ", end));
    }
  }

  /** Adds the required regions of an operation, after a text; returns whether there are any. */
  boolean regions(OpDefinition definition, int first, int end, String begin) {
    String before = begin;
    for (int i = first; i < end; i++) {
      if (!definition.regionSpec(i).variadic()) {
        if (!before.isEmpty()) {
          text(before);
        }
        region();
        before = ", ";
      }
    }
    return before.equals(", ");
  }

  List<Part> parts() {
    return parts;
  }

  /** Adds a template in the notation of {@link OpAssembly#template()}. */
  void written(String written) {
    int at = 0;
    while (at < written.length()) {
      int next = at;
      if (written.startsWith("{}", at)) {
        region();
        at += 2;
      } else if (written.charAt(at) == '$') {
        next = at + 2; // the first character may be a prefix such as %
        while (next < written.length() && Character.isJavaIdentifierPart(written.charAt(next))) {
          next++;
        }
        hole(written.substring(at + 1, next), List.of());
        at = next;
      } else {
        while (next < written.length() && written.charAt(next) != '$' && !written.startsWith("{}", next)) {
          next++;
        }
        text(written.substring(at, next));
        at = next;
      }
    }
  }

  /** Adds a space before the next part, if there is one. */
  void space() {
    isSpacePending = true;
  }

  void text(String text) {
    flushSpace();
    parts.add(new Part(Kind.TEXT, text, List.of()));
  }

  void hole(String name, List<String> words) {
    flushSpace();
    parts.add(new Part(Kind.HOLE, name, words));
  }

  void region() {
    flushSpace();
    parts.add(new Part(Kind.REGION, "", List.of()));
  }

  private void flushSpace() {
    if (isSpacePending) {
      parts.add(new Part(Kind.TEXT, " ", List.of()));
      isSpacePending = false;
    }
  }
}
