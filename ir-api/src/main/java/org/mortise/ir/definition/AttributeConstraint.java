// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.function.Function;
import java.util.function.Predicate;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.text.AsmParser;
import org.mortise.ir.text.AsmPrinter;

/**
 * What an inherent attribute must be, and how an assembly format reads and writes it.
 *
 * <p>Without a {@link Form}, a format writes it as an attribute; if {@link #impliedType} is given, without its type.
 *
 * @param description how diagnostics say it: "attribute 'x' failed to satisfy constraint: {@code description}"
 * @param test whether an attribute satisfies it
 * @param impliedType the type that a format leaves out, or null
 * @param form how a format reads and writes it, or null for the attribute syntax
 */
public record AttributeConstraint(
    String description, Predicate<Attribute> test, Function<Context, Type> impliedType, Form form) {

  /** A syntax of its own inside assembly formats, such as a bare keyword for an enum or {@code @name} for a symbol. */
  public interface Form {
    Attribute parse(AsmParser parser);

    /** Returns null, and consumes nothing, if there is none. */
    default Attribute parseOptional(AsmParser parser) {
      throw new IllegalStateException("this attribute cannot be optional in an assembly format");
    }

    void print(AsmPrinter printer, Attribute attribute);
  }

  public static AttributeConstraint of(String description, Predicate<Attribute> test) {
    return new AttributeConstraint(description, test, null, null);
  }

  public AttributeConstraint withImpliedType(Function<Context, Type> type) {
    return new AttributeConstraint(description, test, type, form);
  }

  public AttributeConstraint withForm(Form newForm) {
    return new AttributeConstraint(description, test, impliedType, newForm);
  }

  public boolean accepts(Attribute attribute) {
    return test.test(attribute);
  }
}
