// SPDX-License-Identifier: Apache-2.0
/** Moves casts of the memory space to the users of views. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.bubbledownmemoryspacecasts;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

