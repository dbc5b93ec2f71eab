// SPDX-License-Identifier: Apache-2.0
/** Removal of unused symbols. */
@NullMarked
package org.mortise.pass.symboldce;

import org.jspecify.annotations.NullMarked;
