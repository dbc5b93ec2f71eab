// SPDX-License-Identifier: Apache-2.0
/** The ready-made pipeline of the ownership-based passes. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.bufferdeallocationpipeline;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
