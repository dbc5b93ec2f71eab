// SPDX-License-Identifier: Apache-2.0
/** Reduces a program that causes a failure to a small program that causes the same failure: {@code mortise-reduce}. */
@NullMarked
@Version("0.1.0")
package org.mortise.reduce;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
