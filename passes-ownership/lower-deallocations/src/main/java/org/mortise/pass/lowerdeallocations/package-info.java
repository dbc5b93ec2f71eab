// SPDX-License-Identifier: Apache-2.0
/** The bufferization-lower-deallocations pass. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.lowerdeallocations;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
