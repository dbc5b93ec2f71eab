// SPDX-License-Identifier: Apache-2.0

/** Rules for the structure of the whole project. */
package org.mortise.architecture;
