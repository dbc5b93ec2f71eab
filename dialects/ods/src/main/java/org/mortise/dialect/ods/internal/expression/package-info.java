// SPDX-License-Identifier: Apache-2.0
/** Expressions about types and attributes, and declarations that contain them. */
@NullMarked
package org.mortise.dialect.ods.internal.expression;

import org.jspecify.annotations.NullMarked;
