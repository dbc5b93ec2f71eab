// SPDX-License-Identifier: Apache-2.0
/** Computes integers of small range in narrower types. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.arithintrangenarrowing;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
