// SPDX-License-Identifier: Apache-2.0
/** How operations of the affine dialect are executed. */
@NullMarked
package org.mortise.dialect.affine.execution;

import org.jspecify.annotations.NullMarked;
