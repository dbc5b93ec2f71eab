// SPDX-License-Identifier: Apache-2.0
/** Inlining of calls, bottom up over the call graph. */
@NullMarked
package org.mortise.pass.inline;

import org.jspecify.annotations.NullMarked;
