// SPDX-License-Identifier: Apache-2.0
/** The options and the results of validation. */
@NullMarked
@Version("0.1.0")
package org.mortise.validation.model;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

