// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.steps;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Runs tests, and the methods before and after them, with Mortise's classes changed so that they count their {@link
 * Steps}. Parameters must be constants of an enum or objects of the JDK or JUnit. A test that needs more of the
 * unchanged class fails with an {@link org.junit.jupiter.api.extension.ExtensionConfigurationException}: an inner
 * class, a test factory, a field that an extension sets, and, where a method instead of its class has this annotation,
 * methods that run before or after all tests. A changed class runs about as fast as the original.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(StepCounting.class)
public @interface CountSteps {}
