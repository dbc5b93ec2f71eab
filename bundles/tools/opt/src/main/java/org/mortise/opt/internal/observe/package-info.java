// SPDX-License-Identifier: Apache-2.0
/** Observers of a run: timing, statistics, printing of the program between passes, reproducers. */
@NullMarked
package org.mortise.opt.internal.observe;

import org.jspecify.annotations.NullMarked;
