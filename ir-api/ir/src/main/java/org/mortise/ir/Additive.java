// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks an {@link OpInterface} that several implementations, also of several bundles, can provide for one operation.
 * All are used: {@link OperationName#getInterfaces}. Without it the first one is used and others are reported.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface Additive {}
