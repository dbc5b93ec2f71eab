// SPDX-License-Identifier: Apache-2.0
/** Reduces a program that causes a failure to a small program that causes the same failure. */
@NullMarked
package org.mortise.testing.reduce;

import org.jspecify.annotations.NullMarked;
