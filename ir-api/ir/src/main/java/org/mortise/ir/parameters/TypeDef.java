// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a type of a dialect, as {@link AttrDef} declares an attribute.
 *
 * <pre>{@code
 * /** The address of an entity: {@code !fir.ref<f32>}. *}{@code /
 * @TypeDef(name = "fir.ref", parameters = "elementType: TYPE", format = "`<` $elementType `>`")
 * public final class ReferenceType extends ReferenceTypeBase {
 *   ReferenceType(Context context, Object[] values) {
 *     super(context, values);
 *   }
 * }
 * }</pre>
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface TypeDef {
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

  /** Whether a program defines the type once, under an alias that begins with the mnemonic. */
  boolean alias() default false;

  /** The superclass of the generated class. */
  Class<? extends ParametricType> base() default ParametricType.class;
}
