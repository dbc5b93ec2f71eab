// SPDX-License-Identifier: Apache-2.0
/** Policies of a program for its buffers: the attribute {@code mortise.policies}. */
@NullMarked
@Version("0.1.0")
package org.mortise.analyses.policies;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
