// SPDX-License-Identifier: Apache-2.0
/** Rewrite patterns that a text states: their syntax, and the objects that match and build operations. */
@NullMarked
package org.mortise.dialect.ods.internal.pattern;

import org.jspecify.annotations.NullMarked;
