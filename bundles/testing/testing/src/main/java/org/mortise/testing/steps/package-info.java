// SPDX-License-Identifier: Apache-2.0
/** Counts the steps of a computation: calls of methods, rounds of loops, and elements that collections visit. */
@NullMarked
package org.mortise.testing.steps;

import org.jspecify.annotations.NullMarked;
