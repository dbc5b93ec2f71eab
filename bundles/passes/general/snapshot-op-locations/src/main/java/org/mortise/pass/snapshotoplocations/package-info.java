// SPDX-License-Identifier: Apache-2.0
/** Locations that refer to the printed program. */
@NullMarked
package org.mortise.pass.snapshotoplocations;

import org.jspecify.annotations.NullMarked;
