// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.steps;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Runs tests with Mortise's classes changed so that they count their {@link Steps}. Parameters of a test must be
 * constants of an enum or objects of the JDK. Methods that run before or after tests are not supported, because they
 * belong to the unchanged class. A changed class runs about as fast as the original.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(StepCounting.class)
public @interface CountSteps {}
