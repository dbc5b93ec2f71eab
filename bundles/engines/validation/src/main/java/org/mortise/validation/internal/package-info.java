// SPDX-License-Identifier: Apache-2.0
/** Inputs, runs, and the comparison of their effects. */
@NullMarked
package org.mortise.validation.internal;

import org.jspecify.annotations.NullMarked;
