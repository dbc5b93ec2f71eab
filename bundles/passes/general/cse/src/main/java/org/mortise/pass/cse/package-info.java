// SPDX-License-Identifier: Apache-2.0
/** Common subexpression elimination. */
@NullMarked
package org.mortise.pass.cse;

import org.jspecify.annotations.NullMarked;
