// SPDX-License-Identifier: Apache-2.0
/** The pass {@code eliminate-empty-tensors}. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.eliminateemptytensors;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
