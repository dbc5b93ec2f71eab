// SPDX-License-Identifier: Apache-2.0
/** Comparison of diagnostics with the expectations in comments of the input ({@code --verify-diagnostics}). */
@NullMarked
package org.mortise.opt.internal.expect;

import org.jspecify.annotations.NullMarked;
