// SPDX-License-Identifier: Apache-2.0
/** Merges functions that differ only in their names. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.duplicatefunctionelimination;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
