// SPDX-License-Identifier: Apache-2.0
/** Replaces operations on extended integers by narrower ones. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.arithintnarrowing;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

