// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an attribute of a dialect. From it, the annotation processor generates the superclass of the class, with a
 * factory, typed accessors, parser and printer, and the entry in the dialect's table of attributes.
 *
 * <pre>{@code
 * /** The processor that executes a loop. *}{@code /
 * @AttrDef(name = "gpu.loop_dim_map",
 *     parameters = {"processor: PROCESSOR", "map: AFFINE_MAP", "bound: AFFINE_MAP"},
 *     format = "`<` struct(params) `>`")
 * public final class ParallelLoopDimMappingAttr extends ParallelLoopDimMappingAttrBase {
 *   ParallelLoopDimMappingAttr(Context context, Object[] values) {
 *     super(context, values);
 *   }
 * }
 * }</pre>
 *
 * <p><b>Parameters</b> are {@code name: FORM}, where the form is the name of a {@link ParameterForm} constant of the
 * class, of a class that {@link org.mortise.ir.definition.DialectOperations#constants} lists, or of {@link
 * ParameterForms}; or the name of another declared attribute class, whose values are written without prefix and
 * mnemonic. {@code ?} after the form makes it optional: its accessor returns null if it is absent. A default value
 * follows after {@code =}: a number, {@code true}, {@code false}, {@code []} or a constant; it is not written.
 *
 * <p><b>The class</b> gets {@code of(...)} with all parameters, or {@code builder(context)} if there are more than
 * four, and an accessor for each parameter. {@code of} takes the context from its first parameter if that is a type or
 * an attribute, and as an argument otherwise. {@code declaration()} returns the {@link ParametricForm}.
 *
 * <p><b>Behaviour</b> is added by methods of the class with these names: {@code static String verify(...)}, with one
 * parameter for each declared one, returns the error of invalid values, or null; the parser reports it, and {@code of}
 * throws an {@link IllegalArgumentException}. {@code static Foo parse(AsmParser parser)} parses, and {@code void
 * printParameters(AsmPrinter printer)} prints, the text after the mnemonic where a format cannot describe it; {@code
 * parse} ends in {@link ParametricForm#getChecked} if the class verifies its values. {@code parse} may have a second
 * parameter: {@code int start}, the position of the mnemonic, or {@code Type type}, the type that the context implies.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface AttrDef {
  /** The full name, {@code "dialect.mnemonic"}. */
  String name();

  /** The parameters, {@code "name: FORM"}. */
  String[] parameters() default {};

  /**
   * The text after the mnemonic, in the notation of MLIR's ODS; see {@link ParameterFormat}. Empty if there is none, or
   * if the class parses and prints it.
   */
  String format() default "";

  /** The name of the definition in diagnostics; by default the simple name of the class. */
  String definition() default "";

  /** Whether a program defines the attribute once, under an alias that begins with the mnemonic. */
  boolean alias() default false;

  /**
   * The constraint on operations' attributes of this class, as in "attribute 'x' failed to satisfy constraint: ...". It
   * becomes the constant {@code CONSTRAINT} of the class, for declarations of operations, whose formats write the
   * attribute without prefix and mnemonic.
   */
  String description() default "";

  /** The superclass of the generated class. */
  Class<? extends ParametricAttr> base() default ParametricAttr.class;
}
