// SPDX-License-Identifier: Apache-2.0
/** Locations that refer to the printed program. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.snapshotoplocations;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
