// SPDX-License-Identifier: Apache-2.0
/** Comparison of diagnostics with those that comments of the input expect ({@code --verify-diagnostics}). */
@NullMarked
package org.mortise.tool.internal.expect;

import org.jspecify.annotations.NullMarked;
