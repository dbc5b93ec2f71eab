// SPDX-License-Identifier: Apache-2.0
/** Tests that decide whether a program is interesting: scripts, and failures of {@code mortise-opt}. */
@NullMarked
package org.mortise.reduce.internal.check;

import org.jspecify.annotations.NullMarked;
