// SPDX-License-Identifier: Apache-2.0
/** Removal of the locations of operations. */
@NullMarked
package org.mortise.pass.stripdebuginfo;

import org.jspecify.annotations.NullMarked;
