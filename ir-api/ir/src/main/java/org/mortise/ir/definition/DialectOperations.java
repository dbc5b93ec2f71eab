// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a class the dialect of a namespace. The annotation processor generates its superclass, whose name has the
 * suffix {@code Base} and which lists all operations of the module whose names begin with the namespace (see {@link
 * Op}), and its attributes and types that are declared by {@link org.mortise.ir.parameters.AttrDef} and {@link
 * org.mortise.ir.parameters.TypeDef}. It also registers a dialect that is an OSGi component ({@code @Component}) with
 * {@link java.util.ServiceLoader}.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface DialectOperations {
  /** The part before the dot in the names of the operations. */
  String namespace();

  /** Classes with constraints, traits, defaults and forms of parameters of the dialect that declarations name. */
  Class<?>[] constants() default {};
}
