// SPDX-License-Identifier: Apache-2.0
/** Motion of operations out of loops. */
@NullMarked
package org.mortise.pass.loopinvariantcodemotion;

import org.jspecify.annotations.NullMarked;
