// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.osgi.service.component.annotations.ComponentPropertyType;

/**
 * The names of the operations of other modules that an interface implementation serves. With Declarative Services this
 * becomes the service property {@code serves}; without a framework it is read from the class. Operations of the same
 * module declare it by {@link org.mortise.ir.definition.Op#implementations}.
 */
@ComponentPropertyType
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Serves {
  /** After a namespace: the dialect as a whole, for {@link Context#dialectInterface}. */
  String WHOLE_DIALECT = ".*";

  /** Full names of operations, such as {@code memref.load}, or {@code memref.*} for the dialect as a whole. */
  String[] value();
}
