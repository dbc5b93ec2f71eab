// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;

/** A constraint on an attribute, or on a type in a {@code TypeAttr}. Refers to other constraints by number. */
sealed interface Constraint {
  record Any() implements Constraint {}

  /** Accepts all types or attributes of one kind, such as {@code builtin.integer}. */
  record Base(boolean ofType, String name) implements Constraint {}

  /** Accepts all types or attributes of one definition. */
  record OfDefinition(ParameterizedDefinition definition) implements Constraint {}

  /** Accepts types or attributes of one definition whose parameters satisfy constraints. */
  record Parametric(ParameterizedDefinition definition, int[] parameters) implements Constraint {}

  /** Accepts what any of several constraints accepts. */
  record AnyOf(int[] alternatives) implements Constraint {}

  /** Accepts what all of several constraints accept. */
  record AllOf(int[] parts) implements Constraint {}

  /**
   * Accepts one type or attribute. Each context that uses the definition has a different object for it, so they are
   * compared by text; the last accepted one is cached.
   */
  final class Is implements Constraint {
    private static final String VALUE = "irdl.value";

    private final boolean isType;
    private final String text;
    private final String className;
    private volatile WeakReference<@Nullable Attribute> last = new WeakReference<>(null);

    Is(Attribute expected) {
      this.isType = expected instanceof TypeAttr;
      this.text = expected.toString();
      this.className = className(expected);
    }

    boolean accepts(Attribute attribute) {
      if (last.get() == attribute) {
        return true;
      }
      if (!className(attribute).equals(className) || !attribute.toString().equals(text)) {
        return false;
      }
      last = new WeakReference<>(attribute);
      return true;
    }

    /** Returns the text of the expected type or attribute. */
    String text() {
      return text;
    }

    /** Returns whether it expects a type. */
    boolean isType() {
      return isType;
    }

    /** Returns the expected type in a context. Fails if the context does not have its dialect. */
    Type type(Context context) {
      Attribute known = last.get();
      if (known == null || known.context() != context) {
        known = parse(context);
        last = new WeakReference<>(known);
      }
      return ((TypeAttr) known).value();
    }

    private Attribute parse(Context context) {
      SourceText program = SourceText.of("type", "\"builtin.module\"() ({}) {" + VALUE + " = " + text + "} : () -> ()");
      Operation module = IRParser.parse(program, context, new ParserOptions(false, false), error -> { });
      if (module == null) {
        throw new IllegalStateException("the dialect of the type " + text + " is no longer there");
      }
      return module.getAttr(VALUE);
    }

    private static String className(Attribute attribute) {
      return (attribute instanceof TypeAttr type ? type.value() : attribute).getClass().getName();
    }
  }
}
